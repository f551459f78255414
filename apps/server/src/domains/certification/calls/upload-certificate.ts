import { uploadCertificate } from '@lqr/contract/certification/calls.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { keepUpload, screenUpload } from '../../files/index.ts'

export const uploadCertificateCall = bindGuardedCall(uploadCertificate, screenUpload, (context) =>
  keepUpload(context, context.query.filetype),
)
