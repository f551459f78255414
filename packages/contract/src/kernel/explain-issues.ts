import type * as z from 'zod'

type Issue = z.core.$ZodIssue

/** What is said of a field that nobody knows; pages know by it that the server is of another release than they are. */
export const UNKNOWN_FIELD = '不支持的字段'

function sentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return UNKNOWN_FIELD
  if (issue.code === 'invalid_union') return issue.message === 'Invalid input' ? '内容不正确' : issue.message
  return /[\u4e00-\u9fff]/.test(issue.message) ? issue.message : '内容不正确'
}

/** Faults told at once, and signs of a name that is told back: what a stranger made up is not repeated at length. */
export const MAX_REPORTED_FAULTS = 50
const MAX_NAME_LENGTH = 60

/** The names of the fields that an issue is about. */
function namesOf(issue: Issue): string[] {
  const path = issue.path.map(String)
  const names =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAX_REPORTED_FAULTS).map((key) => [...path, key])
      : [path]
  return names.map((parts) => parts.map((part) => part.slice(0, MAX_NAME_LENGTH)).join('.') || '_')
}

/**
 * Field path → 中文 sentence, the first problem of each field; unknown properties are named by their own key. The first
 * fifty fields are named, never none.
 */
export function explainIssues(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    for (const name of namesOf(issue)) {
      if (fields.size >= MAX_REPORTED_FAULTS) return Object.fromEntries(fields)
      if (!fields.has(name)) fields.set(name, sentence(issue))
    }
  }
  return Object.fromEntries(fields)
}
