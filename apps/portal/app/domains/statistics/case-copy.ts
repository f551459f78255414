/** Words of the success cases; apart from the rest, because the first visit of the home page loads them. */
export const caseCopy = {
  granted: (date: string) => `${date}放款`,
  example: '示例',
  empty: '暂无数据。有了第一笔业务，这里就会显示。',
} as const
