/** Names of what belongs to no area below the one that is shown. */
export const ownFigures = { province: '未分地区', area: (name: string) => `${name}（本级）` } as const

/** In what the sides of a figure are counted. */
export const basisUnits = { cases: '笔', yuan: '元' } as const
