// ConstraintSolving
