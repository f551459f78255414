/** What people are told who meet an outside system that is switched off. */
export const outboundCopy = {
  off: (name: string, reason: string, instead: string) => `${name}已停用：${reason}。${instead}。`,
} as const
