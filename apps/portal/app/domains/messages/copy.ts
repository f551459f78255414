/** Words of the messages without scripts. */
export const copy = {
  title: '消息',
  description: '不需要 JavaScript 的消息列表。',
  empty: '还没有消息。',
  unread: '[未读]',
  markRead: (count: number) => `把这 ${count} 条标为已读`,
  open: '查看',
} as const
