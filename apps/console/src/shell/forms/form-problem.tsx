import { Alert } from 'antd'

/** The refusal of a form that belongs to no single field; read out when it appears. */
export function FormProblem({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <Alert type="error" showIcon title={text} className="form-alert" />}</div>
}
