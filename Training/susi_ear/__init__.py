# Susi. SPDX-License-Identifier: Apache-2.0
"""How the wake word of Susi is made: voices, people, mixing, learning, export and report."""
