import { defineErrors } from '../kernel/errors.ts'

export const filesErrors = defineErrors('files', 104, {
  typeRefused: [415, '只能上传 PDF、PNG、JPG 或 WEBP 文件'],
  notFound: [404, '文件不存在或已被移除'],
  inUse: [409, '文件已被使用，不能删除'],
  wrongKind: [422, '文件不是这里需要的材料，请重新上传'],
  damaged: [500, '文件已损坏或缺失，暂时不能打开。平台已收到告警，正在处理；如急需使用，请上传者重新上传'],
  infected: [422, '文件含有恶意程序，已被拦截。请用杀毒软件检查您的电脑，换一份干净的文件后重新上传'],
  notYetScanned: [409, '文件正在等待安全检查，通过后即可打开，请几分钟后再试'],
  pictureUnreadable: [422, '图片无法打开或超过 6400 万像素，请重新拍摄或另存后再上传'],
})
