# Collects the server's required files of a Debian system, for an otherwise empty image.
# Usage: sh system.sh FOLDER, in the folder with the installed node_modules.
set -eu
to=$1

node=$(command -v node)
install -d "$to/usr/local/bin" "$to/etc" "$to/var/lib/dpkg/status.d"
install -d -m 1777 "$to/tmp"
cp -L "$node" "$to/usr/local/bin/node"
if [ -e /usr/local/LICENSE ]; then cp /usr/local/LICENSE "$to/usr/local/"; fi

# Packages for another C library reference missing libraries; skip those.
{
  echo "$node"
  find node_modules backend -name '*.node'
} | xargs -n 1 ldd 2>/dev/null | grep -o '/[^ ]*\.so[^ ]*' | sort -u | while read -r library; do
  install -d "$to$(dirname "$library")"
  cp -L "$library" "$to$library"
  # Vulnerability scanners read the packages of an image without a package manager here.
  package=$(dpkg -S "$library" "/usr$library" 2>/dev/null | head -n 1 | cut -d : -f 1)
  dpkg-query -s "$package" > "$to/var/lib/dpkg/status.d/$package"
  install -D "/usr/share/doc/$package/copyright" "$to/usr/share/doc/$package/copyright"
done
cp -L /etc/os-release "$to/etc/os-release"

echo 'node:x:1000:1000::/tmp:/sbin/nologin' > "$to/etc/passwd"
echo 'node:x:1000:' > "$to/etc/group"
# By default, the C library queries the name servers before /etc/hosts.
echo 'hosts: files dns' > "$to/etc/nsswitch.conf"
