/** Words of the pages of logos. */
export const logoCopy = {
  keyword: '替代文字',
  myTitle: '本机构标志',
  myIntro:
    '标志经平台复核后，显示在产品、机构和对比页上，代替机构名称的首字。下级机构没有自己的标志时，显示本机构的。',
  reviewTitle: '机构标志复核',
  reviewIntro: '机构提交的标志在这里复核：与机构名称相符，清楚，不含宣传语和二维码。',
} as const
