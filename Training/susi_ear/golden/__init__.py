# Susi. SPDX-License-Identifier: Apache-2.0
"""What the ear in Swift is compared with: the same in a few lines of numpy."""
