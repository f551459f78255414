/** Words of the products for whoever a page is about. */
export const copy = {
  more: '查看全部',
  none: '当前站点暂无对应产品，可到专区查看其他地区的产品。',
} as const
