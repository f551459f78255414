/** The buttons that open and close the menu of narrow screens. */
export const menuSquare = 'grid size-11 cursor-pointer place-items-center rounded-control text-ink'
