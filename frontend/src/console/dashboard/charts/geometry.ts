/** Sizes that placeholders share with what they stand in for. */
export const PLOT_HEIGHT = 264;
/** Above the lines of a chart of several. */
export const LEGEND_HEIGHT = 36;
export const SPARK_HEIGHT = 32;
