/** Why the process cannot start. */
export const startCopy = {
  noFolder: (folder: string, reason: string) =>
    `数据目录 ${folder} 不能使用，请检查 DATA_DIR 和权限：${reason}`,
  settingsMissing: (names: readonly string[]) =>
    `正式上线前还须在管理端“平台设置”中设置：${names.join('、')}`,
  sandboxes: (names: readonly string[]) =>
    `以下外部系统没有设置地址和密钥，正在使用沙箱，不会真正发送，返回的是演示数据：${names.join('、')}。设置方法见 docs/operations/connectors.md`,
  portTaken: (port: number) => `端口 ${port} 已被占用，请换一个 PORT，或先停止占用它的程序。`,
} as const
