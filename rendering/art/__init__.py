"""Our own drawings: animals, Christmas motifs, the symbols of special dominoes."""
