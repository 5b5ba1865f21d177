/** Sizes shared with the placeholders. */
export const PLOT_HEIGHT = 264;
/** The legend above a chart with several lines. */
export const LEGEND_HEIGHT = 36;
export const SPARK_HEIGHT = 32;
