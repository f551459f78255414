import { Tag } from 'antd'
import { certificationName } from '@lqr/contract/certification/states.ts'

const colors: Readonly<Record<number, string>> = { 2: 'processing', 3: 'success', 4: 'error' }

/** certiFlg as a word; an unset flag means not certified. */
export function CertificationTag({ certiFlg }: { certiFlg: number | null | undefined }) {
  return <Tag color={colors[certiFlg ?? 1] ?? 'default'}>{certificationName(certiFlg)}</Tag>
}
