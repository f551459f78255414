/** Texts of the share button. */
export const copy = {
  share: '分享',
  copied: '地址已复制，可以粘贴发给别人',
  manual: '浏览器不允许自动复制，请选中下面的地址复制',
  address: '分享地址',
} as const
