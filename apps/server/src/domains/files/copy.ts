/** What the owners of a file are told that proved infected after it had been taken. */
export const infectedLater = {
  kind: 'files.infected',
  title: '您上传的文件含有恶意程序，已被拦截',
  body: (name: string) =>
    `“${name}”上传后经安全检查发现恶意程序，任何人都不能再打开。请用杀毒软件检查您的电脑，换一份干净的文件，到原来提交的地方重新上传；已提交的业务请联系办理机构补交。`,
} as const
