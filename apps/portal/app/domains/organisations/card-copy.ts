/** Words of an institution's card; apart from the rest, because the first visit of the home page loads them. */
export const cardCopy = {
  products: (count: number) => (count > 0 ? `${count} 个在售产品` : '暂无在售产品'),
} as const
