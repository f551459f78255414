import { redirect } from 'react-router'

/** `/screenView` opens the first screen. */
export function loader() {
  throw redirect('/screenView/index')
}
