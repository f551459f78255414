/** Words of the messages without scripts. */
export const copy = {
  title: '消息',
  description: '不需要 JavaScript 的消息列表。',
  empty: '还没有消息。',
  open: '查看',
  more: '更早的消息',
} as const
