/** How wide a bar is in a cell that it shares with its number. */
export const barWidth = (share: number): string => `calc(${share} * (100% - 100px))`
