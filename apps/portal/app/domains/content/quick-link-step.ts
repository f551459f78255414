/** How many quick links come at a time. */
export const QUICK_LINK_STEP = 8
