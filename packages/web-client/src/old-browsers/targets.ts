/** The oldest browsers that scripts and style sheets are built for (decision 0194); what they lack besides comes from `missing.ts`. */
export const OLDEST_BROWSERS: string[] = ['chrome91', 'safari15']
