export function NotFoundPage() {
  return (
    <>
      <h1 className="c-title">There is no such page</h1>
      <p className="c-lead">
        All elements stand in the <a href="/widgets/">overview</a>.
      </p>
    </>
  )
}
