/** Sizes that placeholders share with what they stand in for. */
export const PLOT_HEIGHT = 264;
export const SPARK_HEIGHT = 32;
