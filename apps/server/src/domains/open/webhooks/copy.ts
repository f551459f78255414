/** What the managers are told when a webhook was switched off by itself. */
export const webhookOffNotice = (name: string, isGone: boolean) => ({
  kind: 'open.webhookOff',
  title: '事件通知已停用',
  body: isGone
    ? `“${name}”的接收方声明不再接收（410），已停用。`
    : `“${name}”连续 3 天未送达，已停用。修复后启用即补发未送达的通知，停用后 30 天内的新通知也一并补发。`,
  link: '/workbench/open',
})
