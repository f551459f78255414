/** Texts of the page of dictionaries. */
export const copy = {
  title: '字典',
  intro:
    '各处选项、筛选和标签里的名称与先后。编码不变，不能增删；改动经另一人复核后，在门户、工作台和导出中生效。下线后恢复初始名称和顺序。',
  keyword: '字典或名称',
  versions: '历次版本',
  versionsOf: (name: string) => `历次版本：${name}`,
  choose: '请先选择字典，再修改其中的名称与顺序。',
  nameOf: (shipped: string) => `“${shipped}”的名称`,
  shipped: (name: string) => `初始：${name}`,
  up: '上移',
  down: '下移',
  upOf: (name: string) => `上移：${name}`,
  downOf: (name: string) => `下移：${name}`,
  preview: '预览',
  asFilter: '筛选条件',
  asChoice: '下拉选项',
  all: '全部',
  uses: (count: number) => `使用的地方（${count} 处）`,
  open: '公开页面',
  signedIn: '登录后',
  noUses: '没有调用直接使用这个字典，它只在页面上使用。',
} as const
