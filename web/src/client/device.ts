/** What people call this browser. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = ["Edg", "OPR", "Firefox", "Chrome", "Safari"].find((one) => agent.includes(one));
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((one) =>
    agent.includes(one),
  );
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera" };
  return [names[browser ?? ""] ?? browser ?? "Browser", system].filter(Boolean).join(", ");
}
