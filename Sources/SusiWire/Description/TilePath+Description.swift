// Susi. SPDX-License-Identifier: Apache-2.0

extension TilePath {
    /// The path with names where the numbers are.
    static let template = "/tile/{z}/{x}/{y}.png"

    /// What programs are told of the squares of the map, which take their numbers in the path.
    static var description: JSON {
        let numbers = [
            ("z", "How close it is: each step halves what is shown.", closest),
            ("x", "The place from west to east; there are 2 to the power of z.", 1 << closest - 1),
            ("y", "The place from north to south; there are as many.", 1 << closest - 1),
        ]
        let parameters = numbers.map { name, meaning, most -> JSON in
            [
                "name": .string(name), "in": "path", "required": true,
                "description": .string(meaning),
                "schema": ["type": "integer", "minimum": 0, "maximum": .number(Int64(most))],
            ]
        }
        let grid = """
            Where the square cannot be had it is a grid, with X-Susi-Tile: none. Beside a map stands \
            © OpenStreetMap contributors.
            """
        return [
            "get": [
                "operationId": "get_tile",
                "summary": "Gives a square of the map.",
                "description": .string(grid),
                "security": [[:]],
                "parameters": .array(parameters),
                "responses": [
                    "200": [
                        "description": "The square, 256 dots wide and high or a multiple of that.",
                        "content": [
                            "image/*": ["schema": ["type": "string", "format": "binary"]]
                        ],
                    ],
                    "default": ["$ref": "#/components/responses/Failure"],
                ],
            ]
        ]
    }
}
