import { uploadCertificate } from '@lqr/contract/certification/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { keepUpload } from '../../files/index.ts'

export const uploadCertificateCall = bindCall(uploadCertificate, (context) =>
  keepUpload(context, context.query.filetype),
)
