"""The family of a cross of four streets: UNO Dominos."""
