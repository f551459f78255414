/** Texts of the content desk. */
export const copy = {
  intro:
    '新闻、公告、信用服务、帮助和专区文章。草稿由另一个人复核后发布，可以定时；已发布内容的修改在复核通过前不影响门户。地区内容编辑只维护本地区的内容。',
  keyword: '标题、摘要或正文',
  versions: '版本',
  versionsOf: (title: string) => `版本 ${title}`,
  linksIntro: '页脚的友情链接和首页的快捷链接。新增和修改由另一位运营人员复核后显示。',
  linksKeyword: '名称',
  abbreviationsIntro:
    '人们常用的简称和它的全称。全站搜索遇到简称时，也按全称查找。新增和修改由另一位运营人员复核后生效。',
  abbreviationsKeyword: '简称或全称',
  placementsIntro: '门户各页面的横幅图片和推荐位。可以设定展示时间和适用地区，发布前由另一个人复核。',
  placementsKeyword: '标题或说明',
} as const
