import { defineErrors } from '../kernel/errors.ts'

export const organisationsErrors = defineErrors('organisations', 107, {
  notFound: [404, '机构不存在或已停用'],
  notActive: [409, '该机构已并入其他机构或已停用，不能再修改'],
  nameTaken: [409, '已有同名的机构，请核对'],
  parentUnfit: [422, '上级机构不存在、已停用，或与本机构类型不同'],
  underItself: [422, '不能移动到自己或自己的下级机构之下'],
  tooDeep: [422, '机构最多五级，移动或新增后会超过'],
  intoItself: [422, '不能并入自己'],
  intoBranch: [422, '不能并入自己的下级机构，请先调整上级'],
  successorUnfit: [422, '承接机构不存在、已停用或已并入其他机构'],
  otherType: [422, '只能并入同一类型的机构'],
  contactMissing: [422, '承接机构没有联系电话，不能告知企业，请先补充'],
  nameNotConfirmed: [422, '输入的机构名称不一致'],
  stillBusy: [409, '该机构还有未了结的事项，不能停用'],
  logoNotFound: [404, '机构标志不存在'],
  logoUnsuitable: [422, '请按提示修改机构标志'],
  notLogoKeeper: [422, '机构标志由本机构的负责人上传'],
  logoKept: [409, '本机构已有标志，请修改原来的那一份'],
  logoNoPicture: [415, '标志只能是 PNG、JPG 或 WEBP 图片'],
  tradeUnfit: [422, '融资担保机构承接的需求和申请须由融资担保机构继续办理，请另选承接机构'],
  rolesStillHeld: [409, '该机构还有人员担任金融机构的岗位，请先取消这些岗位，再改机构类别'],
  regionsUnfit: [422, '该机构有用户的管辖地区超出承接机构的地区，请管理员先更换这些用户的所属机构或管辖地区'],
  regionsStillHeld: [
    409,
    '该机构有用户的管辖地区超出新的地区。请先把所在地区改为包含新旧两地的上级地区，由管理员更换这些用户的管辖地区后，再改为新的地区',
  ],
})
