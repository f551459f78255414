import type * as z from 'zod'

type Issue = z.core.$ZodIssue

function sentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return '不支持的字段'
  if (issue.code === 'invalid_union') return issue.message === 'Invalid input' ? '内容不正确' : issue.message
  return /[\u4e00-\u9fff]/.test(issue.message) ? issue.message : '内容不正确'
}

/** Field path → 中文 sentence, the first problem of each field; unknown properties are named by their own key. */
export function explainIssues(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] ??= sentence(issue)
    } else {
      fields[path || '_'] ??= sentence(issue)
    }
  }
  return fields
}
