export { questionnaireCalls } from './questionnaire-calls.ts'
