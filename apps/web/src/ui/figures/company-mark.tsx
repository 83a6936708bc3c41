type Props = { company: { name: string; primaryColor: string; logo: { url: string } | null } };

/** The logo, else the first letter on the company's own color. */
export function CompanyMark({ company }: Props) {
  if (company.logo !== null)
    // A picture without a text takes no room before it is loaded.
    return (
      <span className="flex h-9 min-w-9 shrink-0 justify-center">
        <img src={company.logo.url} alt="" className="h-9 max-w-32 object-contain" />
      </span>
    );
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-control border border-line bg-surface font-semibold"
      style={{ borderBottomColor: company.primaryColor, borderBottomWidth: 3 }}
    >
      {company.name.slice(0, 1).toUpperCase()}
    </span>
  );
}
