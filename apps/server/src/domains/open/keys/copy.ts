const link = '/workbench/open'

/** What the managers are told some days before a key runs out. */
export const keyEndingNotice = (name: string, lastDay: string) => ({
  kind: 'open.keyEnding',
  title: '接口密钥即将到期',
  body: `“${name}”的接口密钥有效期至 ${lastDay}，此后系统不能再访问。请提前创建新的密钥并更换。`,
  link,
})

/** What they are told of a key whose manager is none of the institution any more. */
export const keyOrphanedNotice = (name: string) => ({
  kind: 'open.keyOrphaned',
  title: '接口密钥无人负责',
  body: `“${name}”的接口密钥的负责人已不是本机构的管理人员，系统暂时不能访问。请接管这个密钥，接管后即可恢复。`,
  link,
})

/** What is told above an institution that has no manager who could take its key over, or to those who go on with it. */
export const keyLeftNotice = (orgName: string, name: string, isMerged: boolean) => ({
  kind: 'open.keyOrphaned',
  title: '接口密钥无人负责',
  body: isMerged
    ? `${orgName}并入后，其“${name}”的接口密钥不再有效，系统不能访问。请在本机构创建新的密钥并更换。`
    : `${orgName}没有可用的管理人员，其“${name}”的接口密钥无人负责，系统暂时不能访问。请联系平台为该机构指定管理人员接管，或在本机构创建新的密钥并更换。`,
  link,
})
