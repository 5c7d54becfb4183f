"""Our own drawings: animals, faces and Christmas motifs as data, and signs that follow a card's ink and ground."""
