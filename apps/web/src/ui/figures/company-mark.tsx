type Props = { company: { name: string; primaryColor: string; logo: { url: string } | null } };

/** The logo, else the first letter on the company's own color. */
export function CompanyMark({ company }: Props) {
  if (company.logo !== null)
    return <img src={company.logo.url} alt="" className="h-9 max-w-32 object-contain" />;
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
