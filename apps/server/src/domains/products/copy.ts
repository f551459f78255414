/** Words that a product is found by besides its own, before the names they belong to. */
export const foundBy = { guarantee: '担保', target: '适用', zone: '专区' } as const
